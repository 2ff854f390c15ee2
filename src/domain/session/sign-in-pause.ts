// How long signing in pauses after too many wrong passwords.
export const signInPauseMinutes = 15;
