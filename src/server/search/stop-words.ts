const POLISH =
  'a aby ale albo bo by co czy dla do i ich im iż jak jest ją je jego jej już ku lub na nad nam nas ni nie niż o od oraz po pod poza przed przez przy są się tak te tego tej ten to tu tym u w wam we więc z za ze że';
const ENGLISH = 'against an and are at by for from in is of on or the to with';
const GERMAN =
  'am an auf aus bei das dem den der des die ein eine einer für fuer gegen im ist mit oder und vom von zu zum zur';
const SPANISH = 'al con contra de del el en la los o para por un una unas unos y';
const ITALIAN =
  'ai al alla che contro da dal dalla degli dei del della delle di e ed gli il in la le lo nel nella per su un una';
const UKRAINIAN = 'а або в від для до з за зі й і із на над по під при проти та у що як';

/** Words that carry no meaning of their own in a search: they restrict nothing unless nothing else was typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [POLISH, ENGLISH, GERMAN, SPANISH, ITALIAN, UKRAINIAN].join(' ').split(' '),
);
