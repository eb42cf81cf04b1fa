import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { inSession } from './in-session.ts';
import { sendFiles } from './send-files.ts';
import { callHeaders } from './session-call.ts';
import { endSession, getSession, startSession } from './session-store.ts';

const { goTo, dialogs } = vi.hoisted(() => ({ goTo: vi.fn(), dialogs: [] as { answer: (is: boolean) => void }[] }));
vi.mock('./late-messages.ts', () => ({ loadMessages: async () => {} }));
vi.mock('./password-dialog.tsx', () => ({ PasswordDialog: () => null }));
vi.mock('./session-outlet.tsx', () => ({
  goTo,
  showOverlay: (render: (remove: () => void) => { props: { onAnswer: (is: boolean) => void } }) => {
    dialogs.push({ answer: render(() => {}).props.onAnswer });
  },
}));

const hanka = {
  id: 7,
  name: 'Hanka',
  avatar: null,
  description: '',
  role: 'user',
  verified: true,
  strong: false,
  suspended: false,
  email: 'hanka@example.pl',
  auth_token: 'secret',
  browserToken: 'browser',
} as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  vi.stubGlobal('location', { pathname: '/userpanel', search: '?section=ads', hash: '' });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.answers = [];
  dialogs.length = 0;
  goTo.mockClear();
  startSession(hanka);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

/** A call that requires the password until it was confirmed. */
function aGuardedCall() {
  let count = 0;
  let isConfirmed = false;
  return {
    confirm: () => {
      isConfirmed = true;
    },
    count: () => count,
    run: async () => {
      count += 1;
      if (!isConfirmed) throw new ApiError('passwordConfirmationRequired');
      return 'done';
    },
  };
}

test("a call sends the page's language and the session", () => {
  expect(callHeaders()).toEqual({ 'accept-language': 'pl', authorization: 'Bearer secret' });
  endSession();
  expect(callHeaders()).toEqual({ 'accept-language': 'pl' });
});

test('concurrent calls that require the password share one dialog, and each is repeated', async () => {
  const calls = [aGuardedCall(), aGuardedCall(), aGuardedCall()];
  const answers = calls.map(({ run }) => inSession(run));
  await vi.waitFor(() => expect(dialogs).toHaveLength(1));
  for (const { confirm } of calls) confirm();
  dialogs[0]?.answer(true);
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  expect(calls.map(({ count }) => count())).toEqual([2, 2, 2]);
  expect(dialogs).toHaveLength(1);
});

test("cancelling rejects with the call's error, and the next call asks again", async () => {
  const { run } = aGuardedCall();
  const answer = inSession(run);
  await vi.waitFor(() => expect(dialogs).toHaveLength(1));
  dialogs[0]?.answer(false);
  await expect(answer).rejects.toMatchObject({ code: 'passwordConfirmationRequired' });
  const next = inSession(run);
  await vi.waitFor(() => expect(dialogs).toHaveLength(2));
  dialogs[1]?.answer(false);
  await expect(next).rejects.toMatchObject({ code: 'passwordConfirmationRequired' });
});

test('an expired session ends here too, and the login leads back', async () => {
  const over = () => Promise.reject(new ApiError('mustLoggedIn'));
  await expect(inSession(over)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  expect(getSession()).toBe(false);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login?back=%2Fuserpanel%3Fsection%3Dads');
});

test('a response for an old session does not end one started meanwhile in another tab', async () => {
  const late = async () => {
    startSession({ ...hanka, auth_token: 'newer' });
    throw new ApiError('mustLoggedIn');
  };
  await expect(inSession(late)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  expect(getSession()).toMatchObject({ auth_token: 'newer' });
  expect(goTo).not.toHaveBeenCalled();
});

test('every other error is passed on', async () => {
  for (const error of [new ApiError('conflict'), new TypeError('Failed to fetch')]) {
    await expect(inSession(() => Promise.reject(error))).rejects.toBe(error);
  }
});

/** An XMLHttpRequest with a canned response. */
class FakeRequest {
  static answers: ({ status: number; body: string } | 'error' | 'never')[] = [];
  static last: FakeRequest;
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  sent?: FormData;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  method = '';
  url = '';
  open(method: string, url: string) {
    [this.method, this.url] = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    FakeRequest.last = this;
    this.sent = form;
    const answer = FakeRequest.answers.shift() ?? 'never';
    if (answer === 'never') return;
    this.upload.onprogress?.({ loaded: 30, total: 120 });
    if (answer === 'error') this.onerror?.();
    else {
      this.status = answer.status;
      this.responseText = answer.body;
      this.onload?.();
    }
    this.onloadend?.();
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

const gallery = { method: 'POST', path: '/user/me/gallery', upload: { field: 'files', maxFiles: 10 } } as never;
const photo = new Blob(['x'], { type: 'image/webp' });

test('files are sent as the endpoint declares, with progress, session and key', async () => {
  FakeRequest.answers = [{ status: 200, body: '{"success":true}' }];
  const shares: number[] = [];
  const answer = await sendFiles(gallery, [photo, photo], {
    onProgress: (share) => shares.push(share),
    idempotencyKey: 'k'.repeat(32),
    input: { body: { name: 'Telefon' } },
  });
  expect(answer).toEqual({ success: true });
  expect(shares).toEqual([0.25]);
  const { headers, sent, last } = { ...FakeRequest.last, last: FakeRequest.last };
  expect(last).toMatchObject({ method: 'POST', url: '/api/user/me/gallery' });
  expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'k'.repeat(32) });
  expect([...(sent?.keys() ?? [])]).toEqual(['name', 'files', 'files']);
});

test('refused, interrupted and aborted uploads reject as calls do', async () => {
  const failure = { success: false, code: 'validationFailed', data: 'x', errors: { 'files.0': ['za duże'] } };
  FakeRequest.answers = [{ status: 400, body: JSON.stringify(failure) }, { status: 502, body: '<html>' }, 'error'];
  await expect(sendFiles(gallery, [photo], {})).rejects.toMatchObject({ fieldErrors: { 'files.0': ['za duże'] } });
  await expect(sendFiles(gallery, [photo], {})).rejects.toMatchObject({ code: 'unavailable' });
  await expect(sendFiles(gallery, [photo], {})).rejects.toBeInstanceOf(TypeError);
  const controller = new AbortController();
  const sending = sendFiles(gallery, [photo], { signal: controller.signal });
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect(sendFiles(gallery, [photo], { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('files are sent again after the password was confirmed', async () => {
  const wanted = JSON.stringify({ success: false, code: 'passwordConfirmationRequired', data: 'x', errors: {} });
  FakeRequest.answers = [
    { status: 403, body: wanted },
    { status: 200, body: '{"success":true}' },
  ];
  const sending = sendFiles(gallery, [photo], {});
  await vi.waitFor(() => expect(dialogs).toHaveLength(1));
  dialogs[0]?.answer(true);
  expect(await sending).toEqual({ success: true });
});
