import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LabelledMessage } from './warnings.cases.ts';
import { courierHarmless, courierScams, seenCourierHarmless, seenCourierScams } from './warnings.courier-cases.ts';
import { warningsIn } from './warnings.ts';

const OWN_URL = 'https://jarmark.example';

/** Splits by a hash of the text, so that nobody picks which messages the rules are tuned on. */
function isForTuning({ text }: LabelledMessage): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

const warn = ({ text }: LabelledMessage) => warningsIn(text, OWN_URL);
const isMissed = (each: LabelledMessage) => !each.warnings.every((warning) => warn(each).includes(warning));
const isAlarmed = (each: LabelledMessage) => warn(each).length > 0;

function measure(scams: readonly LabelledMessage[], harmless: readonly LabelledMessage[]) {
  const missed = scams.filter(isMissed);
  const unwarned = scams.filter((each) => !isAlarmed(each));
  const alarmed = harmless.filter(isAlarmed);
  return {
    missed,
    alarmed,
    recall: 1 - missed.length / scams.length,
    falseAlarms: alarmed.length / harmless.length,
    summary: [
      `${scams.length - missed.length} of ${scams.length} scams found (${unwarned.length} without any warning)`,
      `${alarmed.length} of ${harmless.length} harmless messages alarmed`,
    ].join(', '),
  };
}

test('there are many labelled messages about couriers, without duplicates', () => {
  const texts = [...courierScams, ...courierHarmless, ...seenCourierScams, ...seenCourierHarmless].map(
    ({ text }) => text,
  );
  expect(courierScams.length).toBeGreaterThanOrEqual(60);
  expect(courierHarmless.length).toBeGreaterThanOrEqual(150);
  expect(new Set(texts).size).toBe(texts.length);
});

test('courier scams get warnings in the half that the rules were tuned on', () => {
  const { missed, alarmed, recall, falseAlarms, summary } = measure(
    [...courierScams.filter(isForTuning), ...seenCourierScams],
    [...courierHarmless.filter(isForTuning), ...seenCourierHarmless],
  );
  console.log(
    [
      `tuning half: ${summary}`,
      ...missed.map((each) => `missed  ${each.warnings}, found ${warn(each)}: ${each.text}`),
      ...alarmed.map((each) => `alarm   ${warn(each)}: ${each.text}`),
    ].join('\n'),
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
});

/**
 * Prints only numbers: seeing the missed messages would mean tuning the rules on them. 27 of these 39 scams were found
 * before the rules were changed, 35 after the first change.
 */
test('courier scams get warnings in the held-out half', () => {
  const { recall, falseAlarms, summary } = measure(
    courierScams.filter((each) => !isForTuning(each)),
    courierHarmless.filter((each) => !isForTuning(each)),
  );
  console.log(`held-out half: ${summary}`);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
});
