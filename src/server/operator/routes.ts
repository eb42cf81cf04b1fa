import { getOverview } from '#contract/operator/overview.ts';
import {
  changeRole,
  confirmPerson,
  endPersonSessions,
  erasePerson,
  exportPerson,
  getPerson,
  listPeople,
  openPersonCase,
  sendPersonReset,
} from '#contract/operator/people.ts';
import {
  dropJob,
  listFailedJobs,
  listMails,
  sendMailAgain as mailAgain,
  runJobAgain,
} from '#contract/operator/running.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import { findFailedJobs, settleJob } from './jobs/service.ts';
import { findMails, type RunningDeps, sendMailAgain } from './mails/service.ts';
import type { createOverviewService } from './overview/service.ts';
import {
  confirm,
  endAllSessions,
  erase,
  openCase,
  type PeopleActDeps,
  requestExport,
  sendReset,
  changeRole as setRole,
} from './people/acts.ts';
import { findPeople, getPerson as findPerson } from './people/service.ts';

interface Services {
  readonly overview: ReturnType<typeof createOverviewService>;
  readonly people: PeopleActDeps;
  readonly running: RunningDeps;
}

/** Endpoints of the operator's desk. */
export function operatorRoutes({ overview, people, running }: Services): Mounted[] {
  return [
    mount(getOverview, ({ query }) => overview.get(query.days)),
    ...peopleRoutes(people),
    mount(listMails, ({ query }) => findMails(running, query)),
    mount(mailAgain, async ({ params }, context) => {
      await sendMailAgain(running, params.id, context);
      return written({ id: params.id });
    }),
    mount(listFailedJobs, ({ query }) => findFailedJobs(running, query.before)),
    mount(runJobAgain, async ({ params }, context) => {
      await settleJob(running, 'again', params.id, context);
      overview.forget();
      return written({ id: params.id });
    }),
    mount(dropJob, async ({ params }, context) => {
      await settleJob(running, 'drop', params.id, context);
      overview.forget();
      return written({ id: params.id });
    }),
  ];
}

function peopleRoutes(people: PeopleActDeps): Mounted[] {
  const person = async (id: number, context: RequestContext) =>
    written(await findPerson(people, id, callerOf(context).id));
  return [
    mount(listPeople, ({ query }) => findPeople(people, query)),
    mount(getPerson, ({ params }, context) => findPerson(people, params.id, callerOf(context).id)),
    mount(confirmPerson, async ({ params }, context) => {
      await confirm(people, params.id, context);
      return person(params.id, context);
    }),
    mount(endPersonSessions, async ({ params }, context) => {
      await endAllSessions(people, params.id, context);
      return person(params.id, context);
    }),
    mount(sendPersonReset, async ({ params }, context) => {
      await sendReset(people, params.id, context);
      return person(params.id, context);
    }),
    mount(openPersonCase, async ({ params }, context) => written(await openCase(people, params.id, context))),
    mount(changeRole, async ({ params, body }, context) => {
      await setRole(people, params.id, body, context);
      return person(params.id, context);
    }),
    mount(exportPerson, async ({ params }, context) => {
      await requestExport(people, params.id, context);
      return person(params.id, context);
    }),
    mount(erasePerson, async ({ params, body }, context) => {
      await erase(people, params.id, body.name, context);
      return written({ id: params.id });
    }),
  ];
}
