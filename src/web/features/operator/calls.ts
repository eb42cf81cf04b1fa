import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Overview from '#contract/operator/overview.ts';
import type * as People from '#contract/operator/people.ts';
import type * as Running from '#contract/operator/running.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the operator's desk, declared without the contract's schemas. A test checks them against the contract.
 */
export const getOverview = saidCall<typeof Overview.getOverview>('operator.overview', 'GET', '/admin/overview');
export const listPeople = saidCall<typeof People.listPeople>('operator.people', 'GET', '/admin/people');
export const getPerson = saidCall<typeof People.getPerson>('operator.person', 'GET', '/admin/people/{id}');
export const confirmPerson = saidCall<typeof People.confirmPerson>(
  'operator.confirm',
  'POST',
  '/admin/people/{id}/confirm',
);
export const endPersonSessions = saidCall<typeof People.endPersonSessions>(
  'operator.endSessions',
  'POST',
  '/admin/people/{id}/end-sessions',
);
export const sendPersonReset = saidCall<typeof People.sendPersonReset>(
  'operator.sendReset',
  'POST',
  '/admin/people/{id}/send-reset',
);
export const openPersonCase = saidCall<typeof People.openPersonCase>(
  'operator.openCase',
  'POST',
  '/admin/people/{id}/case',
);
export const changeRole = saidCall<typeof People.changeRole>('operator.changeRole', 'POST', '/admin/people/{id}/role');
export const exportPerson = saidCall<typeof People.exportPerson>(
  'operator.export',
  'POST',
  '/admin/people/{id}/export',
);
export const erasePerson = saidCall<typeof People.erasePerson>('operator.erase', 'POST', '/admin/people/{id}/erase');
export const listMails = saidCall<typeof Running.listMails>('operator.mails', 'GET', '/admin/mails');
export const sendMailAgain = saidCall<typeof Running.sendMailAgain>(
  'operator.mailAgain',
  'POST',
  '/admin/mails/{id}/again',
);
export const listFailedJobs = saidCall<typeof Running.listFailedJobs>('operator.jobs', 'GET', '/admin/jobs');
export const runJobAgain = saidCall<typeof Running.runJobAgain>('operator.jobAgain', 'POST', '/admin/jobs/{id}/again');
export const dropJob = saidCall<typeof Running.dropJob>('operator.dropJob', 'POST', '/admin/jobs/{id}/drop');

export type OverviewAnswer = AnswerOf<typeof Overview.getOverview>;
export type PeoplePage = AnswerOf<typeof People.listPeople>;
export type MailsPage = AnswerOf<typeof Running.listMails>;
export type JobsPage = AnswerOf<typeof Running.listFailedJobs>;
