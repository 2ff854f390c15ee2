// Builds the web app when its sources changed: a process of its own, so that other checks run beside it.
import { buildWeb } from './prepare.mjs';

buildWeb();
