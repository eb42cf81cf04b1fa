/** Whether heavy randomised tests run in full, as every night, or a tenth of them, as before each change. */
export const isFull = process.env.TEST_EFFORT === 'full';

/** How much of a heavy workload to run now: all of it, or a tenth. */
export function share(all: number): number {
  return isFull ? all : Math.ceil(all / 10);
}

/** How often the database is killed: a few times before each change, more every night, or `TEST_KILLS` times. */
export const killRounds = Number(process.env.TEST_KILLS) || (isFull ? 20 : 3);
