import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "cosmetics", by category key. */
export const cosmeticsCategoryWords: Readonly<Record<string, CategoryWords>> = {
  soaps: {
    is: 'mydło mydełko szampon',
    of:
      'mydlany kostka kozi lawendowy węgiel glicerynowy mleko nagietkowy naturalny alergik atopowy ' +
      'niemowlę dziegciowy szare miód owsiany twarz ciało ręka skóra dziecko pranie prezent trądzik sucha ' +
      'wrażliwy golenie mężczyzna kąpiel mycie sprzątanie alergia mydelniczka łuszczyca włos broda ' +
      'różany rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany migdałowy ' +
      'kokosowy miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy ' +
      'arganowy aloesowy ziołowy wegański ' +
      'bezzapachowy pieluszka pielucha plama dłoń łazienka gość zarost glinka kieszonkowy podróż rolnik mechanik',
  },
  creams: {
    is:
      'krem balsam emulsja serum maska lotion mus maseczka ' +
      'dezodorant antyperspirant ' +
      'kremik ' +
      'samoopalacz bronzer korektor',
    also: 'masło mleczko',
    of:
      'twarz ciało ręka dłoń stopa skóra nagietkowy nawilżający shea krem sucha ręce zmarszczki stopy ' +
      'dzień noc niemowlę słońce biust wrażliwy zmarszczka dziecko zima mróz wiatr prezent mama babcia ' +
      'łokieć pięta pękać szorstki ogrodnik praca dojrzały tłusty cellulit pośladek rozstęp ' +
      'różany lawendowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany ' +
      'migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'buzia policzek oko powieka naczynko szyja dekolt niemowlak bobas góry narty spacer wózek ojciec tata ' +
      'kobieta atopowy alergik spracowany rolnik kucharz fryzjer mechanik popękany ' +
      'kostka',
  },
  face_oils: {
    is: 'olejek serum oleje',
    also: 'olej ' + 'oliwka',
    of:
      'twarz różany arganowy malina pestka jojoba kosmetyczny wiesiołkowy demakijaż skóra włosy masaż ' +
      'rycynowy migdałowy paznokcie zmarszczka sucha trądzik blizna noc dzień prezent cera paznokieć ' +
      'dojrzały ciało rozstęp makijaż dziecko ' +
      'lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany ' +
      'kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ' +
      'ogórkowy aloesowy ziołowy wegański',
  },
  hair_care: {
    is: 'szampon odżywka wcierka płukanka maska serum lakier pomada henna olejowanie',
    also: 'ocet ' + 'olejek balsam olej',
    of:
      'włos włosy pokrzywa łopian kostka rozmaryn głowa chmiel broda wypadanie łupież przetłuszczający ' +
      'mężczyzna prezent sucha kręcony loki zniszczony ciemny jasny mycie końcówka wzmocnienie porost ' +
      'siwy tłusty facet wąs dziecko ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy ' +
      'lniany migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'układanie skręt grzywka warkocz blond farbowany brodacz zarost pielęgnacja',
  },
  bath: {
    is:
      'kula płyn peeling szyszka borowina kąpiel bomba babeczka mleko zioła scrub gąbka myjka płatki sól ' +
      'puder ' +
      'saszetka woreczek',
    also: 'olejek',
    of:
      'kąpiel kąpielowy musujący stopa prysznic sauna balia relaks spa moczenie prezent noga dziecko ' +
      'ciało sen skóra wanna mięsień odprężenie szafa poduszka mól ubranie sucha cellulit mycie ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy ' +
      'lniany migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'jodłowy świerkowy rumianek niemowlę szuflada bielizna pościel pachnieć zapach aromaterapia',
  },
  hydrolats: {
    is: 'hydrolat woda tonik mgiełka ' + 'perfumy ' + 'perfuma toaletowy',
    of:
      'różany lawendowy destylowany oczarowy kwiatowy twarz rumiankowy tonizowanie cera oko skóra sucha ' +
      'włos lato upał makijaż trądzik odświeżenie wrażliwy ciało ' +
      'nagietkowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany migdałowy kokosowy ' +
      'owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy ' +
      'arganowy aloesowy ziołowy wegański',
  },
  ointments: {
    is: 'maść smarowidło kamfora spirytus krople',
    also: 'balsam nalewka żel krem ' + 'masełko',
    of:
      'nagietkowy żywokost propolisowy kasztanowy stawy arnika żywokostowy końska świstak gojący sosnowy ' +
      'rozgrzewający ból plecy reumatyzm rana odparzenie żylaki odleżyna siniak kaszel oparzenie ' +
      'hemoroidy dziecko zima mróz wiatr noga kolano kręgosłup mięsień łokieć pięta ręka skóra masaż ' +
      'blizna łuszczyca stopa kark katar gardło łapa pies krzyż siniaki stłuczenie skaleczenie komar ' +
      'egzema pękać łydka bark palec ' +
      'różany lawendowy rumiankowy malinowy rokitnikowy miodowy lniany migdałowy kokosowy owsiany ' +
      'miętowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy arganowy aloesowy ' +
      'ziołowy wegański ' +
      'opuszka psi żywiczny żywica babka lancetowaty pieluszka staw nadgarstek szyja barki odcisk otarcie ' +
      'obtarcie odmrożenie policzek narty sanki rolnik drwal mechanik',
  },
  lip_care: {
    is: 'pomadka błyszczyk sztyft balsamik szminka peeling ' + 'wazelina ' + 'labello ' + 'maskara eyeliner',
    also: 'balsam masełko',
    of:
      'usta warga ochronny miodowy wazelina spierzchnięty zima prezent mróz suchy pękać dziecko słońce ' +
      'narty kobieta dziewczyna ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy żywokostowy lniany ' +
      'migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański',
  },
};
