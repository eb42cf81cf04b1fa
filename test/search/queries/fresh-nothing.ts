import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('nothing');

/** What a rural market could have but this one has not, and what none has. */
export const freshNothing: readonly JudgedQuery[] = [
  q('tort na urodziny', []),
  q('brzoskwinie', []),
  q('morele suszone', []),
  q('szpinak świeży', []),
  q('brokuły', []),
  q('chryzantemy w doniczkach', []),
  q('rododendron', []),
  q('magnolia sadzonka', []),
  q('nutrie', []),
  q('owczarek niemiecki szczeniak', []),
  q('yorki szczeniaki', []),
  q('obornik granulowany', []),
  q('znicze', []),
  q('siodło ujeżdżeniowe', []),
  q('pelet 6mm tona', []),
  q('hulajnoga elektryczna', []),
  q('telefon samsung', []),
  q('korepetycje z matematyki', []),
  q('mieszkanie do wynajęcia łódź', []),
  q('pizza z dowozem', []),
  q('lalka szmaciana', []),
  q('bimber', []),
  q('kosiarka spalinowa używana', []),
  q('tuńczyk', []),
  q('kozaki damskie', [], { forbidden: ads('mushrooms_forest') }),
  q('ryż jaśminowy', [], { forbidden: ads('ornamental_shrubs') }),
  q('bilety do kina', []),
  q('pralka', []),
  q('pustaki na budowę', []),
  q('fryzjer damski', []),
  q('kiwi', []),
  q('ursus c330', []),
  q('stihl', []),
  q('royal canin', []),
];
