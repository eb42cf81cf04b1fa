import type { FastifyInstance } from 'fastify';
import { marketOf, operatorOf } from '#contract/settings/public.ts';
import { type Config, needsTaxId } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { Mounted } from '../platform/mount.ts';
import { type Blocked, createBlocked } from '../settings/blocked.ts';
import type { CurrentSettings } from '../settings/current.ts';
import { createLogoService, serveLogo } from '../settings/logo.ts';
import { serveManifest } from '../settings/manifest.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { createSiteSettings } from '../settings/service.ts';

/**
 * The configuration combined with the admins' settings: market, operator and addresses are read from the settings at
 * each access. Therefore keep a reference to the configuration, not to its parts.
 */
export function followSettings(config: Config, { values }: Pick<CurrentSettings, 'values'>): Config {
  return {
    ...config,
    get market() {
      return marketOf(values());
    },
    get operator() {
      return operatorOf(values());
    },
    get mail() {
      const { marketName: name, contactEmail } = values();
      return { ...config.mail, contactEmail, from: withName(config.mail.from, name) };
    },
  };
}

/** A sender's address with the market's name, unless it already has a name. */
function withName(from: string, name: string): string {
  if (from.includes('<')) return from;
  const shown = /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${shown} <${from}>`;
}

/** The settings' interface to the rest of the server. */
export interface Settings {
  readonly mounted: readonly Mounted[];
  readonly blocked: Blocked;
  /** Serves routes outside the API. */
  readonly serve: (fastify: FastifyInstance) => void;
}

/** Wires up the settings of the site. */
export function composeSettings({
  config,
  db,
  current,
}: {
  config: Config;
  db: Db;
  current: CurrentSettings;
}): Settings {
  const settings = createSiteSettings({
    db,
    current,
    locked: config.lockedSettings,
    needsTaxId: needsTaxId(config),
  });
  const logos = createLogoService({ db, current, settings });
  return {
    mounted: settingsRoutes({ settings, logos }),
    blocked: createBlocked(current),
    serve: (fastify) => {
      serveLogo(fastify, logos);
      serveManifest(fastify, () => config.market);
    },
  };
}
