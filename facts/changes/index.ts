import type {ChangeFact} from '../../lib/fact-types';
import {v0_3ToV0_4} from './v0.3-to-v0.4';
import {v0_5ToV0_6} from './v0.5-to-v0.6';
import {v0_10ToV0_11} from './v0.10-to-v0.11';
import {v0_12ToV0_13} from './v0.12-to-v0.13';
import {v0_13ToV0_14} from './v0.13-to-v0.14';
import {v0_14ToV0_15} from './v0.14-to-v0.15';
import {v0_15ToV0_16} from './v0.15-to-v0.16';
import {v0_22ToV0_23} from './v0.22-to-v0.23';
import {v0_23ToV0_24} from './v0.23-to-v0.24';
import {v0_24ToV0_25} from './v0.24-to-v0.25';
import {v0_25ToV0_30} from './v0.25-to-v0.30';
import {v0_30ToV1} from './v0.30-to-v1';
import {fromOldVersions} from './overview';
import {v1ToV2} from './v1-to-v2';
import {v2ToV3} from './v2-to-v3';
import {v3ToV4} from './v3-to-v4';
import {v4ToV5} from './v4-to-v5';
import {v5ToV6} from './v5-to-v6';
import {v6ToV7} from './v6-to-v7';
import {v7ToV8} from './v7-to-v8';
import {v8ToV9} from './v8-to-v9';
import {v9ToV10} from './v9-to-v10';
import {v10ToV11} from './v10-to-v11';

/** What changed from 0.3 on, from guide to guide. */
export const changes: ChangeFact[] = [
  ...v0_3ToV0_4,
  ...v0_5ToV0_6,
  ...v0_10ToV0_11,
  ...v0_12ToV0_13,
  ...v0_13ToV0_14,
  ...v0_14ToV0_15,
  ...v0_15ToV0_16,
  ...v0_22ToV0_23,
  ...v0_23ToV0_24,
  ...v0_24ToV0_25,
  ...v0_25ToV0_30,
  ...v0_30ToV1,
  ...fromOldVersions,
  ...v1ToV2,
  ...v2ToV3,
  ...v3ToV4,
  ...v4ToV5,
  ...v5ToV6,
  ...v6ToV7,
  ...v7ToV8,
  ...v8ToV9,
  ...v9ToV10,
  ...v10ToV11,
];
