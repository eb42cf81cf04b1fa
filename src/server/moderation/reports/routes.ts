import { appealNotice, getNotice, sendReport } from '#contract/moderation/reports.ts';
import { type Mounted, mount, written } from '../../platform/mount.ts';
import type { NoticeService } from './notices.ts';
import type { ReportService } from './service.ts';

export function reportRoutes({ reports, notices }: { reports: ReportService; notices: NoticeService }): Mounted[] {
  return [
    mount(sendReport, async ({ body }, context) => written({ reference: await reports.send(body, context) })),
    mount(getNotice, ({ params }) => notices.get(params.token)),
    mount(appealNotice, async ({ params, body }, context) =>
      written(await notices.appeal(params.token, body.text, context)),
    ),
  ];
}
