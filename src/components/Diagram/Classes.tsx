import type {ReactNode} from 'react';
import type {Drawing} from '.';
import {CLASSES} from './facts';
import {Arrow, Frame, Text} from './shapes';

/** What clients send, what is stored and what clients get. */
const classes: Drawing = {
  narrow: (
    <Frame kind="narrow" size={[340, 512]}>
      <Text x={170} y={10} kind="note">
        What clients send
      </Text>
      <Class name="CreateUserDTO" x={1} y={26} width={162} />
      <Class name="UpdateUserDTO" x={177} y={26} width={162} beside="CreateUserDTO" />
      <Arrow from={[100, 124]} to={[100, 168]} />
      <Text x={90} y={146} anchor="end" kind="note">
        create
      </Text>
      <Arrow from={[240, 124]} to={[240, 168]} />
      <Text x={250} y={146} anchor="start" kind="note">
        update
      </Text>
      <Class name="User" x={80} y={172} width={180} />
      <Text x={270} y={194} anchor="start" kind="note">
        {['What is', 'stored']}
      </Text>
      <Arrow from={[170, 327]} to={[170, 360]} />
      <Text x={182} y={343} anchor="start" kind="note">
        response
      </Text>
      <Class name="UserDTO" x={80} y={364} width={180} />
      <Text x={270} y={386} anchor="start" kind="note">
        {['What', 'clients', 'get']}
      </Text>
    </Frame>
  ),
  wide: (
    <Frame kind="wide" size={[692, 214]}>
      <Text x={95} y={10} kind="note">
        What clients send
      </Text>
      <Class name="CreateUserDTO" x={1} y={26} width={188} />
      <Class name="UpdateUserDTO" x={1} y={136} width={188} />
      <Arrow from={[195, 74]} to={[258, 74]} />
      <Text x={225} y={62} kind="note">
        create
      </Text>
      <Arrow from={[195, 174]} to={[258, 174]} />
      <Text x={225} y={162} kind="note">
        update
      </Text>
      <Text x={350} y={27} kind="note">
        What is stored
      </Text>
      <Class name="User" x={264} y={43} width={172} />
      <Arrow from={[442, 120]} to={[517, 120]} />
      <Text x={479} y={108} kind="note">
        response
      </Text>
      <Text x={607} y={27} kind="note">
        What clients get
      </Text>
      <Class name="UserDTO" x={523} y={43} width={168} beside="User" />
    </Frame>
  ),
};

export default classes;

/** A class with its decorator and fields. `beside` another class, fields of the same name are level with each other. */
function Class({
  name,
  x,
  y,
  width,
  beside = name,
}: {
  name: keyof typeof CLASSES;
  x: number;
  y: number;
  width: number;
  beside?: keyof typeof CLASSES;
}): ReactNode {
  const {mark, fields} = CLASSES[name];
  const rows = CLASSES[beside].fields;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={58 + rows.length * 19}
        rx={6}
        className={name === 'User' ? 'diagram-main' : undefined}
      />
      <Text x={x + 14} y={y + 18} anchor="start" kind="title">
        {`\`${name}\``}
      </Text>
      <Text x={x + 14} y={y + 37} anchor="start" kind="note">
        {mark}
      </Text>
      <Text x={x + 14} y={y + 58} anchor="start">
        {rows.map((field) => (fields.includes(field) ? `\`${field}\`` : ''))}
      </Text>
    </>
  );
}
