import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { refusedLicences } from '../../tools/packages/licences.ts';
import { type LockedPackage, lockedPackages } from '../../tools/packages/locked-packages.ts';
import { thirdPartyText } from '../../tools/packages/third-party.ts';
import {
  type AcceptedAdvisory,
  type AuditReport,
  refusedAdvisories,
} from '../../tools/packages/vulnerabilities.ts';
import { projectFolder } from '../../tools/source-files.ts';

const packages = lockedPackages(projectFolder);
const production = packages.filter(({ isDevelopment }) => !isDevelopment);

const one = (licence: string, isDevelopment = false): LockedPackage => ({
  ...{ name: 'planted', version: '1.0.0', folder: 'node_modules/planted' },
  ...{ licence, isDevelopment },
});

it('every package has a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(refusedLicences(packages)).toEqual([]);
});

it('an unknown licence is refused, and of two joined by OR one suffices', () => {
  const refused = ['', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'CC-BY-4.0'];
  expect(refusedLicences(refused.map((licence) => one(licence)))).toHaveLength(refused.length);
  const allowed = [one('(MIT OR GPL-3.0-only)'), one('(MIT AND Zlib)'), one('CC-BY-4.0', true)];
  expect(refusedLicences(allowed)).toEqual([]);
});

it('the list of materials names every direct package of production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-sbom-'));
  const file = path.join(folder, 'sbom.json');
  execFileSync(process.execPath, ['tools/sbom.ts', file], { cwd: projectFolder });
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  rmSync(folder, { recursive: true });
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  // Packages for other machines and optional peers are not in it.
  const { dependencies } = JSON.parse(
    readFileSync(path.join(projectFolder, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const missing = production.filter(
    ({ name, version, folder: place }) =>
      place === `node_modules/${name}` &&
      name in dependencies &&
      !listed.has(`pkg:npm/${name}@${version}`),
  );
  expect(missing.map(({ name, folder: place }) => [name, place])).toEqual([]);
  expect(components.length).toBeGreaterThan(300);
});

it('the notices of others name their packages, licences and texts', () => {
  const text = thirdPartyText(projectFolder);
  for (const name of ['hono', 'pg-boss', 'react-dom', '@electric-sql/pglite']) {
    const version = production.find((found) => found.name === name)?.version;
    expect(text).toContain(`${name} ${version}`);
  }
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toContain('knip');
});

it('a vulnerability of high severity is refused unless it is accepted until a day that is not past', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const report: AuditReport = {
    vulnerabilities: {
      planted: { via: [{ url, title: 'Reads too much', severity: 'high' }] },
      mild: { via: [{ url: `${url}d`, title: 'Slow', severity: 'moderate' }] },
      dependent: { via: ['planted'] },
    },
  };
  const accepted = { advisory: 'GHSA-aaaa-bbbb-cccc', until: '2026-12-31', reason: 'not called' };
  expect(refusedAdvisories(report, [], '2026-12-01')).toHaveLength(1);
  expect(refusedAdvisories(report, [accepted], '2026-12-31')).toEqual([]);
  expect(refusedAdvisories(report, [accepted], '2027-01-01')).toHaveLength(1);
});

it('every accepted advisory has a reason and a day', () => {
  const accepted = JSON.parse(
    readFileSync(path.join(projectFolder, '.ci/accepted-advisories.json'), 'utf8'),
  ) as AcceptedAdvisory[];
  for (const { advisory, until, reason } of accepted) {
    expect(advisory).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(reason.length).toBeGreaterThan(20);
  }
});

it('a script of npm that runs TypeScript installs packages first, since Node 20 alone cannot run it', () => {
  const { scripts } = JSON.parse(
    readFileSync(path.join(projectFolder, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  // Git hooks and the change of a version run it in a clone that is installed.
  const within = ['lint', 'version'];
  const bare = Object.entries(scripts).filter(
    ([name, command]) =>
      /\bnode [^&]*[.]ts\b/.test(command) &&
      !within.includes(name) &&
      !scripts[`pre${name}`]?.includes('tools/setup.mjs'),
  );
  expect(bare).toEqual([]);
});
