// `npm run move -- --to postgres://…`: makes the clone ready and moves an embedded installation, on Node 24, whichever Node started this.
import { buildServer, install, runOnNode24 } from './prepare.mjs';

install();
buildServer();
await runOnNode24('dist/server/move.js');
