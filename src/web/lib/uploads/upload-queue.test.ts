import { expect, test } from 'vitest';
import { type QueuedUpload, UploadQueue, type UploadQueueDeps } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A queue whose uploads the test settles. */
function aQueue(overrides: Partial<UploadQueueDeps<string>> = {}) {
  const asked: { upload: QueuedUpload; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const sent: string[] = [];
  const urls = new Set<string>();
  let count = 0;
  const queue = new UploadQueue<string>({
    prepare: async (chosen) => chosen,
    send: (upload, { signal, onProgress }) => {
      onProgress(0.5);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ upload, signal, answer: resolve, fail: () => reject(new Error('offline')) });
      });
    },
    onSent: (answer) => sent.push(answer),
    explain: (error) => ({ reason: (error as Error).message, canRetry: true }),
    newId: () => `act-${++count}`,
    urls: {
      createObjectURL: ({ name }) => {
        urls.add(name);
        return name;
      },
      revokeObjectURL: (url) => urls.delete(url),
    },
    ...overrides,
  });
  return { queue, asked, sent, urls };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const statesOf = (queue: UploadQueue<string>) => queue.snapshot().map(({ state }) => state);

test('files are sent in order, one at a time, and leave the queue once uploaded', async () => {
  const { queue, asked, sent, urls } = aQueue();
  queue.add([file('a.jpg'), file('b.jpg')]);
  await settled();
  expect(statesOf(queue)).toEqual(['sending', 'waiting']);
  expect(queue.snapshot()[0]?.progress).toBe(0.5);
  asked[0]?.answer('A');
  await settled();
  expect(statesOf(queue)).toEqual(['sending']);
  asked[1]?.answer('B');
  await settled();
  expect(queue.snapshot()).toEqual([]);
  expect(sent).toEqual(['A', 'B']);
  expect(urls.size).toBe(0);
});

test('a failed upload lets the others pass, and is retried with its key', async () => {
  const { queue, asked, sent } = aQueue();
  queue.add([file('a.jpg'), file('b.jpg')]);
  await settled();
  asked[0]?.fail();
  await settled();
  expect(statesOf(queue)).toEqual(['failed', 'sending']);
  expect(queue.snapshot()[0]).toMatchObject({ reason: 'offline', canRetry: true });
  asked[1]?.answer('B');
  await settled();
  queue.retry(queue.snapshot()[0]?.id ?? '');
  await settled();
  expect(queue.snapshot()[0]?.reason).toBeUndefined();
  expect(asked[2]?.upload.id).toBe(asked[0]?.upload.id);
  asked[2]?.answer('A');
  await settled();
  expect(sent).toEqual(['B', 'A']);
});

test('removing a file during its upload aborts it, and the next one starts', async () => {
  const { queue, asked, sent } = aQueue();
  queue.add([file('a.jpg'), file('b.jpg')]);
  await settled();
  queue.remove(queue.snapshot()[0]?.id ?? '');
  await settled();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(queue.snapshot().map(({ file: { name } }) => name)).toEqual(['b.jpg']);
  queue.clear();
  await settled();
  expect([queue.snapshot().length, sent.length]).toEqual([0, 0]);
});

test('a file is prepared once, one at a time, and every attempt sends the result', async () => {
  const prepared: string[] = [];
  const ready: string[] = [];
  const { queue, asked } = aQueue({
    prepare: async ({ name }) => {
      prepared.push(name);
      return file(`small ${name}`);
    },
    onReady: (upload) => ready.push(`${upload.id} ${upload.file.name}`),
  });
  queue.add([file('a.jpg'), file('b.jpg')]);
  await settled();
  expect(ready).toEqual(['act-1 small a.jpg', 'act-2 small b.jpg']);
  asked[0]?.fail();
  await settled();
  queue.retry('act-1');
  asked[1]?.answer('B');
  await settled();
  expect(asked.map(({ upload }) => upload.file.name)).toEqual(['small a.jpg', 'small b.jpg', 'small a.jpg']);
  expect(prepared).toEqual(['a.jpg', 'b.jpg']);
});

test('a file that cannot be prepared is sent unchanged', async () => {
  const { queue, asked } = aQueue({ prepare: () => Promise.reject(new Error('no memory')) });
  queue.add([file('a.jpg')]);
  await settled();
  expect(asked[0]?.upload.file.name).toBe('a.jpg');
});

test('a file left by an earlier visit is resumed once with its id, and not prepared again', async () => {
  const { queue, asked } = aQueue({ prepare: () => Promise.reject(new Error('must not')) });
  const left = [{ id: 'kept-1', file: file('a.jpg') }];
  queue.restore(left);
  queue.restore(left);
  await settled();
  expect(asked.map(({ upload }) => upload.id)).toEqual(['kept-1']);
  expect(queue.snapshot()).toHaveLength(1);
});
