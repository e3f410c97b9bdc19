/** Stands for a component of the theme that would show nothing: see plugins/weight/banner.ts. */
export default function Nothing(): null {
  return null;
}
