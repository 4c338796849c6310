import * as v from 'valibot';

/** The output of `npm audit --json` if the registry has answered. */
const schema = v.object({
  metadata: v.object({
    vulnerabilities: v.object({
      low: v.number(),
      moderate: v.number(),
      high: v.number(),
      critical: v.number(),
    }),
  }),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
});

/** Turns the output of `npm audit --json` into a text and an exit code: 0 nothing high or critical, 1 something is, 2 unknown. */
export function readAudit(stdout: string, stderr: string): { text: string; code: 0 | 1 | 2 } {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stdout);
  if (!answer.success) {
    const reason = /^npm (?:warn|error) audit (.+?)(?: - .*)?$/m.exec(stderr)?.[1] ?? 'no usable answer';
    return { text: `Nothing is known: the registry does not answer the audit (${reason}).`, code: 2 };
  }
  const { vulnerabilities, metadata } = answer.output;
  const { low, moderate, high, critical } = metadata.vulnerabilities;
  const lines = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
  const sum = `Known weaknesses: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`;
  return { text: [...lines, sum].join('\n'), code: high + critical > 0 ? 1 : 0 };
}
