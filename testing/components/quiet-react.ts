// React's development build notes for tools nobody opens here where each element was made and how long it took to draw: half of its time.
// Its warnings, which fail a test, stay.
import * as React from 'react';

// What React looks for when it is loaded: for `createTask` a component file is, for `timeStamp` the renderer.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** React takes the stack of where an element was made for the first ten thousand a second. */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
