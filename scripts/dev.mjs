// `npm run dev`: the server restarts when its files change; the pages are rebuilt in place.
import { spawn } from 'node:child_process';
import { ensureInstalled, nodeBinary, projectEnvironment, root, say } from './install.mjs';

ensureInstalled();
say('Opening the market for development');
const server = spawn(
  nodeBinary,
  [
    '--watch',
    '--watch-path=src/server',
    '--watch-path=src/contract',
    '--watch-path=src/kinds',
    '--watch-preserve-output',
    'src/server/main.ts',
  ],
  { cwd: root, stdio: 'inherit', env: projectEnvironment({ NODE_ENV: 'development' }) },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
