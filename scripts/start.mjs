// `npm start`: everything from a fresh clone to a running market, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, projectEnvironment, root, say } from './install.mjs';

ensureInstalled();
ensureBuilt();
say('Opening the market');
// Node lets the young generation grow to 134 MB while the index loads and never shrinks it; 48 MB serve as many pages.
const server = spawn(nodeBinary, ['--enable-source-maps', '--max-semi-space-size=16', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Compiling the sources takes half of the start-up time: the cache speeds up the next start, for example after a
    // crash.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '.cache/compiled',
  }),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
