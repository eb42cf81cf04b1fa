/** A title or a sentence of an ad of food. `offers`: it offers alcohol to drink, which needs a licence. */
export interface AlcoholText {
  readonly text: string;
  readonly offers: boolean;
}

const offers = (text: string): AlcoholText => ({ text, offers: true });
const innocent = (text: string): AlcoholText => ({ text, offers: false });

/** The tuning set: the rule may be improved by looking at these texts. */
export const TUNED_TEXTS: readonly AlcoholText[] = [
  offers('Mam trochę bimbru z własnych śliwek'),
  offers('Zostało kilka litrów wina z czarnej porzeczki, chętnie sprzedam'),
  offers('Nalewka wiśniowa dziadka, butelka 0,5 l'),
  offers('Swojska śliwowica 60%, leżakowana w dębie'),
  offers('Likier kawowy domowej roboty'),
  offers('Oddam parę butelek miodu pitnego, trójniak z 2021'),
  offers('Do serów dorzucam samogon, pytaj na priv'),
  offers('Odrobina księżycówki dla znajomych'),
  offers('Cydr z antonówek, 6 butelek'),
  offers('Piwo rzemieślnicze z małego browaru, skrzynka'),
  offers('Ajerkoniak na wiejskich jajkach'),
  innocent('Piernik z nutą likieru'),
  innocent('Tort czekoladowy nasączony wiśniówką'),
  innocent('Ocet winny z białych winogron'),
  innocent('Śliwki na nalewkę, 20 kg'),
  innocent('Butelki po winie, umyte, 30 sztuk'),
  innocent('Drożdże winiarskie i balon 15 l'),
  innocent('Kiełbasa marynowana w piwie'),
  innocent('Kieliszki do wódki, szkło z huty'),
  innocent('Syrop z pigwy, bez alkoholu'),
  innocent('Ser dojrzewający obmywany winem'),
  innocent('Babka drożdżowa z rumem i rodzynkami'),
];

/** The held-out set: the rule is judged by these texts and must not be tuned by single ones. */
export const HELD_OUT_TEXTS: readonly AlcoholText[] = [
  offers('Resztka orzechówki z zeszłego roku, tanio'),
  offers('Troszkę nalewki z derenia, kto chętny?'),
  offers('Domowe wino z aronii, 12 zł za litr'),
  offers('Pędzony po swojemu, siedemdziesiąt procent'),
  offers('Mam do sprzedania litr bimberku'),
  offers('Wódka weselna, zostało po przyjęciu 20 butelek'),
  offers('Krupnik litewski na miodzie i spirytusie, 0,7'),
  offers('Do zamówienia miodu dodaję flaszkę pigwówki'),
  offers('Podpiwek? Nie, prawdziwe piwo domowe 5,5%'),
  offers('Kilka flaszek cytrynówki z piwnicy'),
  offers('Grappa własnej produkcji, dwa lata w beczce'),
  innocent('Sernik z odrobiną ajerkoniaku'),
  innocent('Powidła śliwkowe z dodatkiem rumu'),
  innocent('Ocet jabłkowy z cydru'),
  innocent('Karkówka w marynacie piwnej'),
  innocent('Dereń na nalewki, świeżo zbierany'),
  innocent('Skrzynka na wino z drewna, ręcznie robiona'),
  innocent('Winogrona na wino, odmiana Solaris'),
  innocent('Podpiwek tradycyjny, bezalkoholowy'),
  innocent('Konfitura z wiśni o smaku amaretto'),
  innocent('Pasztet z dziczyzny z koniakiem'),
  innocent('Gąsior do nalewek, 10 litrów, używany'),
];
