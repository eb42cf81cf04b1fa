/** A thread that draws pictures and runs them through the pipeline: the CPU work would block requests. */
import { parentPort } from 'node:worker_threads';
import { composeAvatar, composePicture } from '#demo/pictures/index.ts';
import { configureSharp, processPicture } from '../media/pipeline.ts';
import type { Drawing } from './picture-pool.ts';

// Concurrency comes from the threads; each handles one picture at a time on one core.
configureSharp({ concurrency: 1 });

parentPort?.on('message', async ({ number, drawing }: { number: number; drawing: Drawing }) => {
  try {
    const drawn = 'emoji' in drawing ? await composeAvatar(drawing) : await composePicture(drawing);
    parentPort?.postMessage({ number, picture: await processPicture(drawn) });
  } catch (error) {
    parentPort?.postMessage({ number, failure: String(error) });
  }
});
