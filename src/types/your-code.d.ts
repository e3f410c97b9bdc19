/** What `plugins/your-code` wrote. */
declare module '@generated/your-code/default/frame.json' {
  /** Where the frame is served that searches readers' files. */
  export const address: string;
}
