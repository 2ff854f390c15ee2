// `npm run worker`: makes the clone ready and starts a worker, on Node 24 whatever Node started this. Nothing of the web app is needed.
import { install, runOnNode24 } from './prepare.mjs';

install();
await runOnNode24('src/server/app/worker.ts');
