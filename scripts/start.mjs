// `npm start`: makes the clone ready and starts the server, on Node 24 whatever Node started this.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb, env, install, node, root } from './prepare.mjs';

install();
buildWeb();

const main = join(root, 'src/server/app/main.ts');
// Compiled modules are kept: a second start is a quarter of a second faster.
const compileCache = join(root, 'node_modules/.cache/node');
env.NODE_COMPILE_CACHE = compileCache;
if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache?.(compileCache);
  await import(pathToFileURL(main).href);
} else {
  const server = spawn(node, [main], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
