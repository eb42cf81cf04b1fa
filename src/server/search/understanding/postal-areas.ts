/**
 * Towns by the first digits of a postal code: two digits name a postal area, three a part of it. No free source lists
 * single codes, and an area is precise enough for a search around a town.
 */
const AREAS =
  '00 Warszawa,01 Warszawa,02 Warszawa,03 Warszawa,04 Warszawa,05 Pruszków,050 Otwock,051 Nowy Dwór Mazowiecki,052 Wołomin,' +
  '053 Mińsk Mazowiecki,055 Piaseczno,056 Grójec,06 Ciechanów,061 Pułtusk,062 Maków Mazowiecki,063 Przasnysz,065 Mława,' +
  '07 Ostrołęka,071 Węgrów,072 Wyszków,073 Ostrów Mazowiecka,08 Siedlce,083 Sokołów Podlaski,084 Garwolin,085 Dęblin,' +
  '09 Płock,091 Płońsk,093 Sierpc,095 Gostynin,10 Olsztyn,11 Kętrzyn,110 Olsztyn,111 Lidzbark Warmiński,112 Bartoszyce,' +
  '115 Giżycko,116 Węgorzewo,117 Mrągowo,12 Szczytno,122 Pisz,13 Działdowo,131 Nidzica,133 Nowe Miasto Lubawskie,14 Ostróda,' +
  '142 Iława,143 Morąg,145 Braniewo,144 Pasłęk,15 Białystok,16 Sokółka,160 Supraśl,163 Augustów,164 Suwałki,165 Sejny,17 Hajnówka,' +
  '171 Bielsk Podlaski,173 Siemiatycze,18 Łomża,182 Wysokie Mazowieckie,185 Kolno,19 Ełk,191 Mońki,192 Grajewo,194 Olecko,195 Gołdap,' +
  '20 Lublin,21 Lubartów,210 Świdnik,212 Parczew,213 Radzyń Podlaski,214 Łuków,215 Biała Podlaska,22 Zamość,221 Chełm,222 Włodawa,' +
  '223 Krasnystaw,224 Zamość,225 Hrubieszów,226 Tomaszów Lubelski,23 Kraśnik,231 Bychawa,233 Janów Lubelski,234 Biłgoraj,24 Puławy,' +
  '241 Puławy,243 Opole Lubelskie,25 Kielce,26 Radom,260 Kielce,261 Skarżysko-Kamienna,262 Końskie,264 Szydłowiec,267 Zwoleń,269 Kozienice,' +
  '27 Ostrowiec Świętokrzyski,272 Starachowice,273 Lipsko,275 Opatów,276 Sandomierz,28 Busko-Zdrój,282 Staszów,283 Jędrzejów,285 Pińczów,' +
  '29 Włoszczowa,30 Kraków,31 Kraków,32 Wieliczka,321 Proszowice,322 Miechów,323 Olkusz,324 Myślenice,325 Chrzanów,326 Oświęcim,327 Bochnia,' +
  '328 Brzesko,33 Tarnów,332 Dąbrowa Tarnowska,333 Nowy Sącz,34 Nowy Targ,341 Wadowice,342 Sucha Beskidzka,343 Żywiec,344 Nowy Targ,' +
  '345 Zakopane,346 Limanowa,347 Rabka-Zdrój,35 Rzeszów,36 Rzeszów,361 Kolbuszowa,37 Jarosław,371 Łańcut,372 Przeworsk,373 Leżajsk,' +
  '374 Stalowa Wola,376 Lubaczów,377 Przemyśl,38 Krosno,381 Strzyżów,382 Jasło,383 Gorlice,384 Krosno,385 Sanok,386 Lesko,387 Ustrzyki Dolne,' +
  '39 Mielec,391 Ropczyce,392 Dębica,393 Mielec,394 Tarnobrzeg,40 Katowice,41 Sosnowiec,418 Zabrze,419 Bytom,42 Częstochowa,421 Kłobuck,' +
  '423 Myszków,424 Zawiercie,425 Będzin,426 Tarnowskie Góry,427 Lubliniec,43 Bielsko-Biała,431 Tychy,432 Pszczyna,434 Cieszyn,44 Gliwice,' +
  '442 Rybnik,443 Wodzisław Śląski,45 Opole,46 Kluczbork,461 Namysłów,463 Olesno,47 Kędzierzyn-Koźle,471 Strzelce Opolskie,473 Krapkowice,' +
  '474 Racibórz,48 Nysa,481 Głubczyce,482 Prudnik,49 Brzeg,50 Wrocław,51 Wrocław,52 Wrocław,53 Wrocław,54 Wrocław,55 Oława,551 Trzebnica,' +
  '56 Oleśnica,561 Wołów,563 Milicz,565 Syców,57 Kłodzko,571 Strzelin,572 Ząbkowice Śląskie,575 Bystrzyca Kłodzka,58 Wałbrzych,581 Świdnica,' +
  '582 Dzierżoniów,585 Jelenia Góra,59 Legnica,593 Lubin,595 Złotoryja,597 Bolesławiec,598 Lubań,599 Zgorzelec,60 Poznań,61 Poznań,62 Gniezno,' +
  '620 Poznań,621 Wągrowiec,623 Września,625 Konin,626 Koło,627 Turek,628 Kalisz,63 Ostrów Wielkopolski,630 Środa Wielkopolska,631 Śrem,' +
  '632 Jarocin,633 Pleszew,635 Ostrzeszów,636 Kępno,637 Krotoszyn,638 Gostyń,639 Rawicz,64 Leszno,640 Kościan,642 Wolsztyn,643 Nowy Tomyśl,' +
  '644 Międzychód,645 Szamotuły,646 Oborniki,647 Czarnków,648 Chodzież,649 Piła,65 Zielona Góra,66 Gorzów Wielkopolski,661 Sulechów,' +
  '662 Świebodzin,663 Międzyrzecz,664 Gorzów Wielkopolski,665 Strzelce Krajeńskie,666 Krosno Odrzańskie,67 Nowa Sól,672 Głogów,673 Żagań,' +
  '674 Wschowa,68 Żary,69 Słubice,70 Szczecin,71 Szczecin,72 Goleniów,721 Nowogard,723 Gryfice,726 Świnoujście,73 Stargard,732 Choszczno,' +
  '735 Drawsko Pomorskie,74 Gryfino,743 Myślibórz,75 Koszalin,76 Słupsk,761 Sławno,77 Bytów,773 Człuchów,774 Złotów,78 Kołobrzeg,' +
  '782 Białogard,783 Świdwin,784 Szczecinek,786 Wałcz,80 Gdańsk,81 Gdynia,817 Sopot,82 Elbląg,822 Malbork,824 Sztum,825 Kwidzyn,83 Tczew,' +
  '832 Starogard Gdański,833 Kartuzy,834 Kościerzyna,84 Wejherowo,841 Puck,843 Lębork,85 Bydgoszcz,86 Świecie,862 Chełmno,863 Grudziądz,' +
  '87 Toruń,872 Wąbrzeźno,873 Brodnica,875 Rypin,876 Lipno,877 Aleksandrów Kujawski,878 Włocławek,88 Inowrocław,883 Mogilno,884 Żnin,' +
  '89 Nakło nad Notecią,892 Szubin,894 Sępólno Krajeńskie,895 Tuchola,896 Chojnice,90 Łódź,91 Łódź,92 Łódź,93 Łódź,94 Łódź,95 Pabianice,' +
  '950 Brzeziny,951 Zgierz,96 Skierniewice,962 Rawa Mazowiecka,963 Żyrardów,965 Sochaczew,97 Piotrków Trybunalski,972 Tomaszów Mazowiecki,' +
  '974 Bełchatów,975 Radomsko,98 Sieradz,981 Łask,983 Wieluń,984 Wieruszów,99 Łowicz,991 Łęczyca,993 Kutno,994 Łowicz';

const townByArea: ReadonlyMap<string, string> = new Map(
  AREAS.split(',').map((entry) => {
    const [digits = '', ...town] = entry.split(' ');
    return [digits, town.join(' ')];
  }),
);

/** The town in the middle of a postal code's area, by as many of its first digits as are known; "34-500" or "34500". */
export function townOfPostalCode(code: string): string | undefined {
  const digits = code.replace(/\D/g, '');
  return townByArea.get(digits.slice(0, 3)) ?? townByArea.get(digits.slice(0, 2));
}
