// The entry of the package: the process for `npm start`, and what the command line works with.
export { main } from './main.ts';
export { operatorCommands } from './operate/commands.ts';
