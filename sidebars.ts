import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      collapsed: false,
      items: ['introduction/getting-started', 'introduction/install', 'introduction/example'],
    },
    {
      type: 'category',
      label: 'Persistence',
      items: [
        {
          type: 'category',
          label: 'TypeORM',
          items: ['persistence/typeorm/getting-started'],
        },
      ],
    },
  ],
};

export default sidebars;
