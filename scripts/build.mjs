// Builds web app and server when their sources changed: a process of its own, so that other checks run beside it.
import { buildServer, buildWeb } from './prepare.mjs';

buildWeb();
buildServer();
