import {describe, expect, it} from 'vitest';
import {newer, previousMinor, previousPatch, sameMinor} from './versions';

const PUBLISHED = [
  '18.3.1',
  '19.0.0',
  '19.2.0-canary-1',
  '19.2.10',
  '19.2.9',
  '19.3.0',
  '19.3.1',
  '19.4.0-rc.1',
  '20.0.0',
];

describe('the versions to go to', () => {
  it('are the patches of the minor version before, newest first', () => {
    expect(previousMinor(PUBLISHED, '19.3.1')).toEqual(['19.2.10', '19.2.9']);
    expect(previousMinor(PUBLISHED, '19.2.10')).toEqual(['19.0.0']);
    expect(previousMinor(PUBLISHED, '19.0.0')).toEqual(['18.3.1']);
  });

  it('are the versions before, newest first', () => {
    expect(previousPatch(PUBLISHED, '19.3.1')).toEqual(['19.3.0', '19.2.10', '19.2.9', '19.0.0', '18.3.1']);
  });

  it('are the versions after, newest first and without previews', () => {
    expect(newer(PUBLISHED, '19.3.0')).toEqual(['20.0.0', '19.3.1']);
  });

  it('are none where there are none', () => {
    expect(previousMinor(PUBLISHED, '18.3.1')).toEqual([]);
    expect(previousPatch(PUBLISHED, '18.3.1')).toEqual([]);
    expect(newer(PUBLISHED, '20.0.0')).toEqual([]);
  });

  it('cannot be told from a preview', () => {
    expect(() => newer(PUBLISHED, '19.2.0-canary-1')).toThrow('name the version to go to');
  });
});

it('the patches of a minor version are found for a preview too', () => {
  expect(sameMinor(PUBLISHED, '19.2.0-canary-1')).toEqual(['19.2.10', '19.2.9']);
  expect(sameMinor(PUBLISHED, '21.0.0')).toEqual([]);
});
