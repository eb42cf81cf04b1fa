import { JOB_NAMES } from '#contract/operator/job-names.ts';
import type { Translate } from '#i18n/message-id.ts';

/** What a kind of job does. A queue left by another version of the site is shown by its id. */
export function jobNameText(queue: string, t: Translate): string {
  const name = JOB_NAMES.find((each) => each === queue);
  return name ? t(`operator.job.${name}`) : queue;
}
