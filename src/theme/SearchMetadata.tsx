// Change: writes nothing. Upstream's tags are for the crawler of the hosted search, which is not needed: `plugins/search-index/cli.ts push` sends the records.
export default function SearchMetadata(): null {
  return null;
}
