export type Cue = string;
