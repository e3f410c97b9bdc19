import {describe, expect, it} from 'vitest';
import {readAccount} from './algolia-account';

const ACCOUNT = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

describe('the account for hosted search', () => {
  it('is none where nothing is set', () => {
    expect(readAccount({})).toBeUndefined();
    expect(readAccount({ALGOLIA_APP_ID: ' '})).toBeUndefined();
  });

  it('is read whole, with the assistant where there is one', () => {
    expect(readAccount(ACCOUNT)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'docs'});
    expect(readAccount({...ACCOUNT, ALGOLIA_ASSISTANT_ID: 'a1'})).toMatchObject({assistantId: 'a1'});
  });

  it.each(Object.keys(ACCOUNT))('names %s where only it is missing', (name) => {
    expect(() => readAccount({...ACCOUNT, [name]: ''})).toThrow(new RegExp(`${name} missing`));
  });
});
