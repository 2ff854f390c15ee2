// `npm run rotate-secret`: makes the clone ready and locks stored secrets again with a new key, on Node 24, whichever Node started this.
import { buildServer, install, runOnNode24 } from './prepare.mjs';

install();
buildServer();
await runOnNode24('dist/server/rotate-secret.js');
