// Change: the sign of a warning, in the color of a danger, in place of a flame.
export {default} from '@theme-original/Admonition/Icon/Warning';
