// Says whether the person's OneForm is there.
import { authApi } from '@oneform/contract';
import { call } from '../oneform/call.ts';
import { findConnection } from '../oneform/connection.ts';

const said = document.querySelector('#said')!;
const connection = await findConnection();
if (connection === null) said.textContent = 'Not connected to a OneForm yet.';
else
  call(connection, authApi.me, {}).then(
    ({ user }) => {
      said.textContent = `Connected as ${user.email}.`;
    },
    (fault: Error) => {
      said.textContent = fault.message;
    },
  );
