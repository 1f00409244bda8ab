// `oneform doctor`: looks a set-up over, and says of each fault what to do.
import { type Config, readConfig } from '../../config.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { checkAddress } from './check-address.ts';
import { checkMachine } from './check-machine.ts';
import { checkModel } from './check-model.ts';
import { checkStorage } from './check-storage.ts';
import { type Finding, fault } from './finding.ts';

async function examine(root: string): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env, root);
  } catch (error) {
    return [fault('settings', (error as Error).message, 'Correct them; docs/operations.md has them all.')];
  }
  return [
    ...(await checkMachine(config)),
    ...(await checkStorage(config)),
    await checkModel(config.model),
    ...(await checkAddress(config)),
  ];
}

export const doctorCommand: OperatorCommand = {
  usage: 'doctor [--json]',
  summary:
    'look over the set-up, even while the server is running, and say what to do; exits with 1 when something does not work',
  async run(args, root) {
    const findings = await examine(root);
    const faults = findings.filter(({ state }) => state === 'fault').length;
    if (args.includes('--json')) console.log(JSON.stringify(findings, null, 2));
    else {
      for (const { state, about, says, advice } of findings)
        console.log(`${state.padEnd(7)}  ${about}: ${says}${advice ? `\n         → ${advice}` : ''}`);
      console.log(faults === 0 ? 'OneForm can run here.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
    }
    return faults === 0 ? 0 : 1;
  },
};
