// What other features need during a call to the language model. Loads the model's libraries: to be imported with the first call.
export { openTalkingModel } from './ask/open-model.ts';
export { toModelFault } from './ask/read-library-error.ts';
