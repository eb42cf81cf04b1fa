import { expect, test } from 'vitest';
import { stopMessageMails } from '#contract/realtime.ts';
import * as calls from './call-stop.ts';

test("the page's call matches the contract", () => {
  const { name, method, path } = calls.stopMessageMails;
  expect({ name, method, path }).toEqual({
    name: stopMessageMails.name,
    method: stopMessageMails.method,
    path: stopMessageMails.path,
  });
});
