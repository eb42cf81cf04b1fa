import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const ROOT = new URL('../', import.meta.url).pathname;

/** Runs one of the operator's commands with settings; its output is collected. */
export function runCommand(script: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled', DATABASE_URL: '', DEMO: '0', ...settings };
  const child: ChildProcess = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: ROOT, env });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}
