import { changeSettings, getSettings, removeLogo, setLogo } from '#contract/settings/settings.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { LogoService } from './logo.ts';
import type { SiteSettings } from './service.ts';

export function settingsRoutes({ settings, logos }: { settings: SiteSettings; logos: LogoService }): Mounted[] {
  return [
    mount(getSettings, () => settings.get()),
    mount(changeSettings, async ({ body }, context) => written(await settings.change(context, body))),
    mount(setLogo, async ({ files }, context) => written(await logos.set(context, files))),
    mount(removeLogo, async (_, context) => written(await logos.remove(context))),
  ];
}
