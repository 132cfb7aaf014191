import type { CardId } from '../content/decks.ts'

export const STORIES: Readonly<Record<CardId, string>> = {
  'EX-01':
    'Pendant une longue seconde, les instruments ne s’accordent plus entre eux, puis les cartes redeviennent blanches.',
  'EX-02': 'Une veine de lumière froide fend la muraille de poussière, à peine plus large que la coque.',
  'EX-03': 'Éteint depuis neuf siècles, il obéit encore à une salve bien placée.',
  'EX-04': 'Une fumée monte du quadrant réputé désert, mince, droite, visiblement voulue.',
  'EX-05': 'Vues d’orbite, ses avenues tracent une phrase où les linguistes lisent un mot de bienvenue.',
  'EX-06': 'Ni route ni toit, mais quarante sortes d’empreintes autour du terrain choisi pour se poser.',
  'EX-07': 'Six ans sans client\u00a0: le tenancier répète seul les deux voix du marchandage.',
  'EX-08': 'Foyers éteints, portes barrées du dedans, sol balayé pas plus tard que ce matin.',
  'EX-09': 'Une mer tiède, une lune jeune et, dans les hauts-fonds, une première ébauche de mot.',
  'EX-10': 'Les envoyés d’un royaume englouti présentent encore leurs lettres à chaque vaisseau croisé.',
  'EX-11':
    'Des griffures courent d’un pôle à l’autre de l’astéroïde, bordées d’une poussière encore fraîche.',
  'EX-12': 'Deux cents barges au bout d’une même remorque, et chacune promet un meilleur prix.',
  'EX-13': 'Trois notes, un silence, trois notes, jusqu’à ce que l’ordinateur de bord se mette à fredonner.',
  'EX-14': 'La pilote ne parle plus, ce que l’équipage a appris à prendre pour une alarme.',
  'EX-15': 'On croirait des applaudissements sur la coque, jusqu’au premier qui la traverse.',
  'EX-16': 'Un feu bleu court le long des mâts et dévore les ordres avant qu’on les ait lus.',
  'EX-17': 'Tous les outils se plaquent contre la même cloison, suivis de près par le plan de vol.',
  'EX-18': 'Le vaisseau ne tombe pas encore\u202f; le café, lui, tombe déjà, et de travers.',
  'EX-19': 'L’étoile s’éclaircit la gorge\u202f; tous les écrans de la passerelle virent au blanc de lait.',
  'EX-20': 'On entre par la proue, on sort par la poupe, sous le ciel de quelqu’un d’autre.',
  'EX-21': 'Un couloir sans murs ni longueur, au bout duquel on réchauffe la soupe de la caserne.',
  'EX-22': 'Au réfectoire on en riait encore hier soir\u202f; ce matin, une porte est scellée.',
  'EX-23': 'Petite, vive et mal peinte, elle colle à votre sillage depuis la dernière bouée.',
  'EX-24': 'Deux rangs de canons sortent ensemble, avec la lenteur réglée d’une vieille habitude.',
  'EX-25': 'Elle n’appelle ni ne vire, et derrière elle les étoiles s’éteignent rang par rang.',
  'EX-26': 'Dans une épave, une salle attend toujours de devenir ce qui manque le plus à son prochain hôte.',
  'EX-27': 'Une fiole de poussière grise qui penche, imperceptiblement, vers tout ce qui vit.',
  'EX-28': 'Cinq mots sous le sceau de l’aigle, et pas un de politesse.',
  'EX-29': 'L’Impérium serait charmé de votre visite, si votre route voulait bien s’y prêter.',
  'EX-30': 'Un cargo sans nom, sans feux, dont la cargaison n’a jamais été chargée.',
  'EX-31':
    'Dix-neuf survivants, onze heures d’air, un vieux sergent qui conte des histoires pour apaiser les souffles.',
  'EX-32': 'Plantée au-delà de la dernière carte, elle ramènera la voix de ceux qui iront plus loin.',
  'EX-33': 'À remettre en main propre, sous pli scellé, à un dignitaire qui n’est pas encore nommé.',

  'XA-01': 'La paume ouverte en signe d’accueil, et trois cents archers sur la crête, juste derrière.',
  'XA-02':
    'Peuple de la voile, ils nouent leurs traités dans un cordage que seuls les signataires savent défaire.',
  'XA-03': 'Ils lisent l’étranger à son odeur\u00a0: ce que vous pensiez taire est déjà débattu.',
  'XA-04': 'Leur marché ouvre au crépuscule, sous une loi qui défend d’en repartir les mains vides.',
  'XA-05': 'Venez aux pourparlers avec une lampe, puis ayez la courtoisie de l’éteindre.',
  'XA-06': 'Onze clans partagent un fleuve, une coutume et onze coupes qu’il faudra vider ce soir.',
  'XA-07': 'Ici rien ne s’oublie, et surtout pas les vaisseaux de la Légion venus avant le vôtre.',
  'XA-08': 'Sur la glace noire, on échange d’abord la chaleur, puis les nouvelles, les biens tout à la fin.',
  'XA-09': 'Demandez un document\u00a0: on vous apportera, avec joie, les neuf qui le contredisent.',
  'XA-10': 'À marée basse, la grève s’allume pince après pince, comme un port qui attend sa flotte.',
  'XA-11': 'Ce que l’on prenait pour une congère déplie deux lames, puis incline poliment la tête.',
  'XA-12': 'La vallée entière bat comme un cœur dès que la pluie n’est plus qu’à deux heures.',
  'XA-13': 'Un bond franchit le canyon, deux le campement\u202f; nul n’a encore mesuré le troisième.',
  'XA-14': 'Elles volent si bas que l’herbe se couche sur leur passage, imitée par les vétérans.',
  'XA-15':
    'Des remparts d’écaille avancent d’une demi-lieue par jour, suivis d’un marché qui n’a jamais deux fois la même vue.',
  'XA-16': 'Derrière eux, la dune se change en un verre où chacun de leurs repas reste exposé.',
  'XA-17': 'La brume de ce lac a des écailles et suit l’équipe au sol depuis midi.',
  'XA-18': 'Ils broutent une forêt avant le soir sans jamais écraser une fleur.',
  'XA-19':
    'Des poumons pâles, par milliers, vont au gré des alizés, traînant chacun une lieue de soie et de venin.',
  'XA-20':
    'Quatre pattes leur servent à courir\u202f; des deux autres, les éclaireurs préfèrent ne pas parler.',
  'XA-21': 'Les joailliers pleurent en les voyant, et certaines perles, émues, leur répondent.',
  'XA-22':
    'Ils arrivent toujours deux jours avant la catastrophe, aussi l’équipage prudent compte-t-il leurs ailes.',
  'XA-23': 'La carte était exacte au printemps, avant que la forêt ne parte chercher meilleure terre.',
  'XA-24':
    'Des milliards d’ailes soutiennent une nef de cire que les ciriers de trois mondes achètent à l’once.',

  'XB-01': 'Les sénateurs se soudent à leur banc au fil des siècles\u202f; réunir le quorum prend une marée.',
  'XB-02': 'Leurs contrats comptent quarante volumes, et c’est la dédicace qui renferme le piège.',
  'XB-03': 'Neuf mondes s’inclinent devant un trône curieux de voir jusqu’où vous descendrez.',
  'XB-04': 'Ils suivent une voix qui passa dans cette vallée avant qu’il y eût une oreille pour l’entendre.',
  'XB-05': 'Chacune de leurs lunes donne son heure, et ils vous prient d’excuser la troisième.',
  'XB-06': 'Sept reines, un seul esprit, une cour où chaque murmure précède celui qui le lance.',
  'XB-07': 'Ils traversent la nébuleuse par des routes vendues une fois, à un seul client, puis effacées.',
  'XB-08': 'Au-dessus des nuages, votre existence est démontrée, sous les réserves de l’annexe neuf.',
  'XB-09': 'Dans un seul arbre brillent un million de lampes, dont aucune n’a jamais porté de flamme.',
  'XB-10': 'À l’hôte on offre une cousine à marier, une forteresse en dot, une soirée pour choisir.',
  'XB-11': 'La paix, ici, est un accord à quatre mille voix, dont une vous est réservée.',
  'XB-12': 'Boutique vide, balance juste, et pourtant la bourse a maigri une fois le sas refermé.',
  'XB-13': 'Douze récifs, un siècle de guerre pour un courant, et désormais une seule voix, ou presque.',
  'XB-14':
    'Emmurés dans leurs falaises, ils répondent à toute question, pourvu qu’elle ait été posée voilà dix ans.',
  'XB-15':
    'Quand ils émergent de la couronne pour respirer, une douzaine de comètes s’éteignent comme des cierges.',
  'XB-16':
    'Entre deux lunes pend une toile si vaste que les pilotes se règlent sur sa rosée, et les tisserands sur son prix.',
  'XB-17': 'Blessez l’une et l’autre saigne, après quoi toutes deux cherchent qui a commencé.',
  'XB-18': 'Ils tintent des heures avant le séisme, dans un ton qui fêle les visières.',
  'XB-19': 'À midi, l’escouade compta les têtes, puis les ombres, et obtint deux totaux différents.',
  'XB-20': 'Un souffle emporte une jungle, soigneusement pliée, vers le prochain rivage nu.',
  'XB-21':
    'Toutes les boussoles montrent le troupeau\u202f; le maquignon trouve donc tout, sauf le chemin du retour.',

  'XX-01': 'Ils ont vu s’embraser la nébuleuse et sauraient encore décrire la main qui tenait la torche.',
  'XX-02':
    'Ses rêves gouvernent encore cent mondes morts\u202f; une question bien choisie pourrait l’éveiller.',
  'XX-03':
    'Mille coques d’os pétrifié gardent la formation, tandis que l’une d’elles vous hèle par votre nom.',
  'XX-04':
    'Sur les plus vieilles cartes, chaque étoile manquante est datée, à des intervalles toujours plus courts.',
  'XX-05': 'Tout ce qui vécut dans la nébuleuse fut d’abord esquissé ici, en rouge, sans une rature.',
}
