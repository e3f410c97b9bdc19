/** What `plugins/check` wrote. */
declare module '@generated/check/default/frame.json' {
  /** Where the frame is served that searches readers' files. */
  export const address: string;
}
