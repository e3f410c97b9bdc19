/**
 * A bundler loader that applies the cures given as its options (see index.ts). Plain JavaScript, because the bundler
 * loads it with `require`. A place that is missing or not unique stops the build and names what would go unmended.
 */
module.exports = function cure(source) {
  const {cures, list} = this.getOptions();
  return cures.reduce((text, {ill, find, replace}) => {
    const pieces = text.split(find);
    if (pieces.length !== 2) {
      throw new Error(
        `${this.resourcePath}: a cure of ${list} finds its place ${pieces.length - 1} times ` +
          `instead of once. Check whether this version still needs it, then change or remove it. What it mends: ${ill}.`,
      );
    }
    return pieces.join(replace);
  }, source);
};
