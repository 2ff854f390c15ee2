// `npm test` and its parts: `node scripts/test.mjs <suite>`. Any Node from 20 starts it; it installs, and Node 24, which comes with the
// packages, runs the stages of the suite (scripts/suite/).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { env, install, node, root } from './prepare.mjs';

install();
const { status } = spawnSync(node, [join(root, 'scripts/suite/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env,
});
process.exit(status ?? 1);
