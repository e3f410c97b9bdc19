// What test files name without an import, in Jest as in Vitest.
/// <reference types="vitest/globals" />
