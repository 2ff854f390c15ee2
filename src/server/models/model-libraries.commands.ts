// What other features need during a call to the language model. Loads the model's libraries: to be imported with the first call.
export { openTalkingModel } from './provider.ts';
export { toModelFault } from './read-fault.ts';
