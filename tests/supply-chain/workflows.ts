import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

type Permissions = string | Record<string, string>;

interface Job {
  permissions?: Permissions;
  steps?: Step[];
  uses?: string;
  needs?: string | string[];
  'timeout-minutes'?: number;
}

interface Workflow {
  on: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  jobs: Record<string, Job>;
}

/** Triggers that run a workflow with the rights and secrets of the repository for what a stranger sent. */
const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion'];

/** What a permission block allows to be written; one word for all is all. */
function written(permissions: Permissions | undefined): string[] {
  if (typeof permissions === 'string') return permissions === 'read-all' ? [] : [permissions];
  return Object.entries(permissions ?? {}).flatMap(([name, level]) => (level === 'write' ? [name] : []));
}

function triggersOf({on}: Workflow): string[] {
  return typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
}

/**
 * What a workflow could be misused by, one line each.
 *
 * @param name of its file.
 * @param text its YAML.
 * @param allowed what a job may write: `publish: ['pages']`. An entry that is not needed is a fault too.
 */
export function workflowFaults(name: string, text: string, allowed: Record<string, string[]>): string[] {
  const workflow = parse(text) as Workflow;
  const triggers = triggersOf(workflow);
  const jobs = Object.entries(workflow.jobs);
  const faults = [
    ...triggers
      .filter((trigger) => PRIVILEGED.includes(trigger))
      .map((trigger) => `${trigger} gives strangers its rights; use pull_request`),
    ...(JSON.stringify(workflow.permissions) === '{"contents":"read"}'
      ? []
      : ['begin with "contents: read" alone']),
    ...(triggers.includes('pull_request') && /\bsecrets\b/.test(text)
      ? ['a pull request reaches a secret; use it in a workflow that pull requests do not run']
      : []),
    ...jobs.flatMap(([job, content]) => jobFaults(job, content, allowed[job] ?? [])),
    ...Object.keys(allowed)
      .filter((job) => !(job in workflow.jobs))
      .map((job) => `there is no job ${job}; remove what it is allowed`),
    ...pinFaults(text),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}

function jobFaults(name: string, {permissions, steps = [], ...job}: Job, allowed: string[]): string[] {
  const rights = written(permissions);
  const isSame = rights.length === allowed.length && rights.every((right) => allowed.includes(right));
  return [
    ...(isSame
      ? []
      : [`job ${name} may write ${rights.join(', ') || 'nothing'}, not ${allowed.join(', ') || 'nothing'}`]),
    // A called workflow has its own.
    ...(job['timeout-minutes'] || job.uses ? [] : [`job ${name} has no end; give it timeout-minutes`]),
    ...steps
      .filter(({uses}) => uses?.startsWith('actions/checkout@'))
      .filter((step) => step.with?.['persist-credentials'] !== false)
      .map(() => `job ${name} leaves its token in the checkout; set persist-credentials: false`),
    ...steps
      .filter(({run}) => run?.includes('${{'))
      .map(({run}) => `job ${name} puts an expression into a script; pass it by env: ${run ?? ''}`),
  ];
}

/** A tag can be moved to other code, a digest cannot; the comment says which version it is. */
function pinFaults(text: string): string[] {
  return text
    .split('\n')
    .map((line) => /\buses:\s*(\S.*)$/.exec(line)?.[1])
    .filter((action) => action !== undefined)
    .filter((action) => !action.startsWith('./') && !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
    .map((action) => `pin "${action}" by its digest, with the version as comment`);
}

/** Whether nothing is published before the tests have passed: the job that deploys waits, by others, for the CI workflow. */
export function isPublishedUntested(text: string): boolean {
  const {jobs} = parse(text) as Workflow;
  const waitsForTests = (name: string): boolean => {
    const {needs = [], uses} = jobs[name] ?? {};
    return uses === './.github/workflows/ci.yml' || [needs].flat().some(waitsForTests);
  };
  return Object.entries(jobs)
    .filter(([, {steps = []}]) => steps.some(({uses}) => uses?.startsWith('actions/deploy-pages@')))
    .some(([name]) => !waitsForTests(name));
}
